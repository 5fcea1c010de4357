/** What stands around the board and is not needed to see it first: one file, fetched when the board is there. */
export { default as Hint } from './Hint.svelte';
export { default as Panel } from './Panel.svelte';
export { default as RuleLink } from './RuleLink.svelte';
export { default as ToolSheet } from './ToolSheet.svelte';

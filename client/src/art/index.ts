/** The drawings, for the page. */
export { default as Banner } from './Banner.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as CardFace } from './CardFace.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as Glyph } from './Glyph.svelte';
export { default as Mark } from './Mark.svelte';
export { faceOf, type Face } from './face';
export * from './names';
export { after, drawn } from './turns';

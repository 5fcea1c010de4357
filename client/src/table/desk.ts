/** Whether the window has room for a panel beside the table. `page.css` and boards do not need to know. */
import { MediaQuery } from 'svelte/reactivity';

export const desk = new MediaQuery('(min-width: 60rem) and (min-height: 34rem)');

import { mount } from 'svelte';
import './art/tokens.css';
import './art/fonts/fonts.css';
import './page.css';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });

// Rules and replays that were read once can be read again offline.
// The worker fetches the whole page for later; it waits until the visitor has what they came for.
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  setTimeout(() => navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined), 3000);
}

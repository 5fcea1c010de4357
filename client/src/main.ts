import { mount } from 'svelte';
import './art/tokens.css';
import './art/fonts/fonts.css';
import './page.css';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });

// Rules and replays that were read once can be read again without the house.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');

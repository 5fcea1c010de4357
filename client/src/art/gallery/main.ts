/** Hangs the gallery. `?theme=dark` shows it by candlelight. */
import { mount } from 'svelte';
import '../tokens.css';
import '../fonts/fonts.css';
import Gallery from './Gallery.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const target = document.getElementById('gallery');
if (target !== null) mount(Gallery, { target });

/** Sounds, made here: paper on wood, a low bell, coins, a drum. Never the only cue. */
import { moving } from './motion/queue';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** How long the output waits to be opened, in milliseconds, and again if something moves then. */
const SOON = 700;
let opening = false;

/** Opens the output while nothing moves: it takes longer than a frame. */
function open(): void {
  if (opening) return;
  opening = true;
  const attempt = (): void => {
    if (moving()) setTimeout(attempt, SOON);
    else context = new AudioContext();
  };
  setTimeout(attempt, SOON);
}

/** The output, once the visitor has touched the page: before, browsers allow no sound. */
function out(): { audio: AudioContext; gain: GainNode } | null {
  if (settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return null;
  if (!context) {
    open();
    return null;
  }
  const gain = context.createGain();
  gain.gain.value = settings.volume * 0.4;
  gain.connect(context.destination);
  return { audio: context, gain };
}

function tone(frequency: number, length: number, kind: OscillatorType = 'sine', delay = 0): void {
  const sound = out();
  if (!sound) return;
  const { audio, gain } = sound;
  const start = audio.currentTime + delay;
  const oscillator = new OscillatorNode(audio, { frequency, type: kind });
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(1, start + 0.01);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(envelope).connect(gain);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** A low bell: it is your turn. */
export function bell(): void {
  tone(196, 1.2);
  tone(392, 0.8, 'sine', 0.02);
}

/** A card on wood. */
export function paper(): void {
  const sound = out();
  if (!sound) return;
  const { audio, gain } = sound;
  const length = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1800 })).connect(gain);
  source.start();
}

/** Coins: something was gained. */
export function coins(): void {
  tone(1320, 0.12, 'triangle');
  tone(1760, 0.2, 'triangle', 0.08);
}

/** A drum: a game is over. */
export function drum(): void {
  tone(82, 0.5, 'triangle');
  tone(62, 0.7, 'triangle', 0.22);
}

/** Prepares for the first sound, as soon as browsers allow it; called once, from the root. */
export function listen(): void {
  const touched = ['pointerup', 'keydown'] as const;
  const begin = (): void => {
    for (const name of touched) removeEventListener(name, begin);
    if (settings.volume > 0) open();
  };
  for (const name of touched) addEventListener(name, begin);
}

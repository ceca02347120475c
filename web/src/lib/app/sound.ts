// Sounds made on the spot: no file is loaded, and nothing is heard unless somebody switches it on.
import type { Weather } from '$lib/wire/types';

export type Sound = 'step' | 'card' | 'die' | 'alarm' | 'alien' | 'fire' | 'turn' | 'end';

let context: AudioContext | null = null;
let master: GainNode | null = null;
let wind: { gain: GainNode; filter: BiquadFilterNode } | null = null;

function speakers(volume: number): { context: AudioContext; out: GainNode } | null {
  if (typeof AudioContext === 'undefined') return null;
  if (!context || !master) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  master.gain.value = volume * volume;
  // Browsers wait for a gesture before they let a page be heard.
  if (context.state === 'suspended') void context.resume();
  return { context, out: master };
}

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

interface Shape {
  at?: number;
  length: number;
  peak: number;
}

/** A gain that rises at once and dies away. */
function envelope(context: AudioContext, out: AudioNode, { at = 0, length, peak }: Shape): GainNode {
  const gain = context.createGain();
  const begin = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(peak, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(out);
  return gain;
}

function tone(
  context: AudioContext,
  out: AudioNode,
  kind: OscillatorType,
  from: number,
  to: number,
  shape: Shape,
): void {
  const source = context.createOscillator();
  const begin = context.currentTime + (shape.at ?? 0);
  source.type = kind;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + shape.length);
  source.connect(envelope(context, out, shape));
  source.start(begin);
  source.stop(begin + shape.length);
}

function hiss(context: AudioContext, out: AudioNode, pitch: number, shape: Shape): void {
  const source = noise(context, shape.length);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.2;
  source.connect(filter).connect(envelope(context, out, shape));
  source.start(context.currentTime + (shape.at ?? 0));
}

const PLAY: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  step: (c, out) => {
    hiss(c, out, 420, { length: 0.11, peak: 0.25 });
    hiss(c, out, 380, { at: 0.2, length: 0.11, peak: 0.2 });
  },
  card: (c, out) => hiss(c, out, 3600, { length: 0.09, peak: 0.22 }),
  die: (c, out) => {
    for (let i = 0; i < 6; i++)
      hiss(c, out, 1500 + i * 130, { at: i * 0.075, length: 0.05, peak: 0.28 - i * 0.03 });
  },
  alarm: (c, out) => {
    for (let i = 0; i < 3; i++) tone(c, out, 'square', 620, 440, { at: i * 0.34, length: 0.28, peak: 0.09 });
  },
  alien: (c, out) => {
    tone(c, out, 'sawtooth', 92, 41, { length: 1.3, peak: 0.22 });
    tone(c, out, 'sawtooth', 97, 43, { length: 1.3, peak: 0.18 });
    hiss(c, out, 240, { at: 0.15, length: 1, peak: 0.2 });
  },
  fire: (c, out) => {
    hiss(c, out, 900, { length: 0.9, peak: 0.3 });
    hiss(c, out, 2600, { at: 0.05, length: 0.6, peak: 0.12 });
  },
  turn: (c, out) => {
    tone(c, out, 'triangle', 523, 523, { length: 0.35, peak: 0.2 });
    tone(c, out, 'triangle', 784, 784, { at: 0.14, length: 0.5, peak: 0.18 });
  },
  end: (c, out) => {
    for (const [i, pitch] of [196, 247, 294, 392].entries()) {
      tone(c, out, 'triangle', pitch, pitch, { at: i * 0.2, length: 1.4, peak: 0.13 });
    }
  },
};

export function play(sound: Sound, volume: number): void {
  const found = speakers(volume);
  if (found) PLAY[sound](found.context, found.out);
}

const GUST: Record<Weather, number> = { sun: 0.012, cloud: 0.02, snow: 0.035, storm: 0.07 };

/** The wind outside, as strong as the weather. */
export function blow(weather: Weather | null, volume: number): void {
  if (weather === null) {
    if (wind && context) wind.gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
    return;
  }
  const found = speakers(volume);
  if (!found) return;
  if (!wind) {
    const source = noise(found.context, 4);
    source.loop = true;
    const filter = found.context.createBiquadFilter();
    filter.type = 'lowpass';
    const gain = found.context.createGain();
    gain.gain.value = 0;
    const sway = found.context.createOscillator();
    const depth = found.context.createGain();
    sway.frequency.value = 0.11;
    depth.gain.value = 170;
    sway.connect(depth).connect(filter.frequency);
    source.connect(filter).connect(gain).connect(found.out);
    source.start();
    sway.start();
    wind = { gain, filter };
  }
  wind.filter.frequency.value = weather === 'storm' ? 620 : 420;
  wind.gain.gain.setTargetAtTime(GUST[weather], found.context.currentTime, 1.5);
}

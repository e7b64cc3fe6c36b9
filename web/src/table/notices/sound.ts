// Four short sounds, made of tones and noise. Nothing sounds before the page was touched: browsers do not let it.
import { drowns, type Sound } from './sound_cues';

let audio: AudioContext | undefined;
let current: { sound: Sound; until: number; volume: GainNode } | undefined;

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the beginning. */
  at: number;
  /** Seconds until it has died away. */
  rings: number;
  loud: number;
  wave?: OscillatorType;
}

/** A bell-like tone: there at once, then dying away. */
function ring(audio: AudioContext, into: AudioNode, { pitch, at, rings, loud, wave = 'sine' }: Tone) {
  const begin = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch });
  oscillator.connect(envelope(audio, into, begin, rings, loud));
  oscillator.start(begin);
  oscillator.stop(begin + rings);
}

/** A brush of noise around a pitch, as of a card on cloth; the pitch may glide. */
function brush(audio: AudioContext, into: AudioNode, { pitch, at, rings, loud }: Tone, glidesTo = pitch) {
  const begin = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * rings), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.1 });
  band.frequency.setValueAtTime(pitch, begin);
  band.frequency.exponentialRampToValueAtTime(glidesTo, begin + rings);
  noise.connect(band).connect(envelope(audio, into, begin, rings, loud));
  noise.start(begin);
}

function envelope(audio: AudioContext, into: AudioNode, begin: number, rings: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  gain.connect(into);
  return gain;
}

/** How each is made, and how many seconds it lasts. */
const scores: Record<Sound, { lasts: number; make: (audio: AudioContext, into: AudioNode) => void }> = {
  card: {
    lasts: 0.14,
    make(audio, into) {
      brush(audio, into, { pitch: 2600, at: 0, rings: 0.09, loud: 0.22 });
      ring(audio, into, { pitch: 180, at: 0.05, rings: 0.09, loud: 0.12, wave: 'triangle' });
    },
  },
  reveal: {
    lasts: 0.6,
    make(audio, into) {
      brush(audio, into, { pitch: 500, at: 0, rings: 0.35, loud: 0.14 }, 3200);
      ring(audio, into, { pitch: 587.33, at: 0.2, rings: 0.4, loud: 0.07 });
      ring(audio, into, { pitch: 880, at: 0.24, rings: 0.36, loud: 0.05 });
    },
  },
  turn: {
    lasts: 0.8,
    make(audio, into) {
      ring(audio, into, { pitch: 659.25, at: 0, rings: 0.5, loud: 0.13 });
      ring(audio, into, { pitch: 987.77, at: 0.13, rings: 0.65, loud: 0.11 });
      ring(audio, into, { pitch: 1975.53, at: 0.13, rings: 0.3, loud: 0.02 });
    },
  },
  end: {
    lasts: 2,
    make(audio, into) {
      for (const [i, pitch] of [392, 523.25, 659.25, 783.99].entries())
        ring(audio, into, { pitch, at: i * 0.15, rings: i === 3 ? 1.5 : 0.6, loud: 0.1, wave: 'triangle' });
      for (const pitch of [261.63, 523.25, 659.25])
        ring(audio, into, { pitch, at: 0.45, rings: 1.5, loud: 0.05, wave: 'triangle' });
    },
  },
};

/** Plays a sound, unless one that matters as much is still to be heard. */
export function playSound(sound: Sound) {
  if (!navigator.userActivation?.hasBeenActive || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  const now = audio.currentTime;
  if (current && now < current.until) {
    if (!drowns(sound, current.sound)) return;
    current.volume.gain.setTargetAtTime(0, now, 0.015);
  }
  const volume = new GainNode(audio);
  volume.connect(audio.destination);
  const { lasts, make } = scores[sound];
  make(audio, volume);
  current = { sound, until: now + lasts, volume };
}

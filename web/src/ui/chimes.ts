/** Small sounds, made on the spot. */

export type Sound = 'turn' | 'move' | 'refuse' | 'end' | 'chat';

interface Tone {
  pitch: number; // Hz
  at: number; // seconds from now
  for: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (pitch: number, at: number, length: number, loud = 0.08, wave: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  for: length,
  wave,
  loud,
});

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [tone(523.25, 0, 0.5), tone(783.99, 0.12, 0.7)],
  move: [tone(220, 0, 0.06, 0.06, 'triangle'), tone(330, 0.03, 0.05, 0.03, 'triangle')],
  refuse: [tone(155.56, 0, 0.14, 0.07, 'triangle')],
  end: [tone(392, 0, 0.5), tone(523.25, 0.14, 0.5), tone(659.25, 0.28, 0.5), tone(783.99, 0.42, 1)],
  chat: [tone(880, 0, 0.12, 0.04)],
};

let context: AudioContext | null = null;

export function chime(sound: Sound): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { pitch, at, for: length, wave, loud } of SOUNDS[sound]) {
    const [voice, volume] = [context.createOscillator(), context.createGain()];
    voice.type = wave;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(loud, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    voice.connect(volume).connect(context.destination);
    voice.start(now + at);
    voice.stop(now + at + length + 0.05);
  }
}

// Calls a player back who looks elsewhere: in the title, by a notification and, if wished, by a sound.
import { settings } from '../shell/settings.svelte';

let called = false;

function chime() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

/** Whether it is for the player to move, and what the page is called. */
export function calls(asked: boolean, title: string) {
  document.title = asked ? `● Your turn · ${title}` : title;
  if (asked && !called && document.hidden) {
    if (settings.sound) chime();
    if ('Notification' in window && Notification.permission === 'granted')
      new Notification('Regalia', { body: 'It is your turn.', tag: 'turn' });
  }
  called = asked;
}

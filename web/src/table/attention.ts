// Calls a player back who looks elsewhere: in the title and by a notification.
let called = false;

/** Whether it is for the player to move, and what the page is called. */
export function calls(asked: boolean, title: string) {
  document.title = asked ? `● Your turn · ${title}` : title;
  const notifies = 'Notification' in window && Notification.permission === 'granted';
  if (asked && !called && document.hidden && notifies)
    new Notification('Regalia', { body: 'It is your turn.', tag: 'turn' });
  called = asked;
}

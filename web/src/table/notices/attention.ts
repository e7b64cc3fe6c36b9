// Calls a player back who looks elsewhere: in the title and by a notification.
let called = false;

/** Whether it is for the player to move, and what the page is called. */
export function calls(asked: boolean, title: string) {
  document.title = asked ? `● Your turn · ${title}` : title;
  if (asked && !called) notify('It is your turn.');
  called = asked;
}

/** To whoever does not see the page, if that was allowed. */
export function notify(body: string) {
  const notifies = 'Notification' in window && Notification.permission === 'granted';
  if (document.hidden && notifies) new Notification('Regalia', { body, tag: 'turn' });
}

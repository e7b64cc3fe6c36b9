// A part that may become larger than its window.
import type { Attachment } from 'svelte/attachments';

/** Can be scrolled by keys while there is something to scroll; `toEnd` keeps what came last in sight. */
export const scrollable =
  (toEnd = false): Attachment<HTMLElement> =>
  (element) => {
    const look = () => {
      const larger = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (larger) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const grown = new MutationObserver(() => {
      look();
      if (toEnd) element.scrollTop = element.scrollHeight;
    });
    const sized = new ResizeObserver(look);
    grown.observe(element, { childList: true, characterData: true, subtree: true });
    sized.observe(element);
    look();
    if (toEnd) element.scrollTop = element.scrollHeight;
    return () => {
      grown.disconnect();
      sized.disconnect();
    };
  };

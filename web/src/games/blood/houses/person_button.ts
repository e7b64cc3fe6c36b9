// A person is looked at by touching the card, and played by the same touch while the game asks for somebody.
import type { Choice } from '../../../table/choice/choice.svelte';

/**
 * The attributes of a button that stands for a person: it always shows, and while the person is lit it is touched too. Where
 * showing would take the button away, `showLit` says what is shown instead, for a second touch has to find it there.
 */
export function selectable(choice: Choice, id: number, label: string, show: () => void, showLit = show) {
  const element = choice.element(`person:${id}`, label);
  const isLit = element['data-lit'] !== undefined;
  return {
    ...element,
    type: 'button' as const,
    // A button needs neither.
    role: undefined,
    tabindex: undefined,
    onclick: () => {
      if (!isLit) return show();
      showLit();
      element.onclick();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (isLit && (event.key === 'Enter' || event.key === ' ')) showLit();
      element.onkeydown?.(event);
    },
  };
}

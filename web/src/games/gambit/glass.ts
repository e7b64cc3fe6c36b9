// Stained glass for the disciplines: tints, how the panes are leaded, and a symbol. The window is 120 wide and 108 high.

export const arch = 'M8 106V50C8 25 34 9 60 2C86 9 112 25 112 50V106Z';

export interface Pane {
  path: string;
  /** Which of the tints. */
  tint: number;
}

export interface Glass {
  /** From dark to light, and one for contrast. */
  tints: [string, string, string, string];
  panes: Pane[];
  /** Within a square of 24. */
  symbol: string;
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, i) => from + i * by);

function lattice(): Pane[] {
  return steps(0, 130, 26).flatMap((x, column) =>
    steps(-16, 130, 32).map((y, row) => ({
      path: `M${x + 8} ${y}l13 16-13 16-13-16z`,
      tint: (column + 2 * row) % 3 === 0 ? 2 : (column + row) % 2,
    })),
  );
}
function chevrons(): Pane[] {
  return steps(-34, 120, 19).map((y, i) => ({
    path: `M0 ${y + 34}L60 ${y}L120 ${y + 34}v19L60 ${y + 19}L0 ${y + 53}z`,
    tint: i % 3,
  }));
}
function hills(): Pane[] {
  return [
    { path: 'M0 0H120V60H0z', tint: 3 },
    ...[34, 50, 66, 80, 94].map((y, i) => ({
      path: `M0 ${y + (i % 2) * 6}C30 ${y - 16} 70 ${y + 14} 120 ${y - 8 + (i % 2) * 14}V120H0z`,
      tint: [2, 1, 2, 0, 1][i]!,
    })),
  ];
}
function bricks(): Pane[] {
  return steps(0, 108, 18).flatMap((y, row) =>
    steps(row % 2 === 0 ? -18 : 0, 130, 36).map((x, i) => ({ path: `M${x} ${y}h36v18h-36z`, tint: (row + 2 * i) % 3 })),
  );
}
function rays(): Pane[] {
  const rim = (i: number) => {
    const angle = (i * Math.PI) / 7;
    return `${(60 + 120 * Math.sin(angle)).toFixed(1)} ${(44 - 120 * Math.cos(angle)).toFixed(1)}`;
  };
  return steps(0, 14, 1).map((i) => ({ path: `M60 44L${rim(i)}L${rim(i + 1)}z`, tint: i % 3 }));
}
function waves(): Pane[] {
  return steps(-14, 126, 17).map((x, i) => ({
    path: `M${x} -2c16 28-12 52 2 80s4 24 0 34h17c4-10 14-6 0-34s14-52-2-80z`,
    tint: [0, 1, 3, 2][i % 4]!,
  }));
}

export const glass: Record<string, Glass> = {
  alchemy: {
    tints: ['#1d5a56', '#3f8f86', '#93c9b6', '#d9b24a'],
    panes: lattice(),
    symbol:
      'M9 3h6v1.800h-1V9l5.300 9.200A1.900 1.900 0 0 1 17.600 21H6.400a1.900 1.900 0 0 1-1.700-2.800L10 9V4.800H9zM8.300 15.300h7.400L13.900 12h-3.800z',
  },
  fencing: {
    tints: ['#7d1f22', '#b2443b', '#dd9070', '#d8b35a'],
    panes: chevrons(),
    symbol:
      'M20.800 3.200 20 8l-9.300 9.300 1.600 1.600-1.300 1.300-2.500-2.500-2.900 2.900a1.500 1.500 0 1 1-2.200-2.200l2.900-2.900-2.500-2.500 1.300-1.300 1.600 1.600L16 4z',
  },
  agriculture: {
    tints: ['#4c6a1d', '#86a03a', '#cdb344', '#a9cbd6'],
    panes: hills(),
    symbol:
      'M11.200 22V9h1.600v13zM12 1.800c1.900 1.800 1.900 4.400 0 6.200-1.900-1.800-1.900-4.400 0-6.200zM6 5.800c3 0 4.900 1.500 5.200 4.400-3 0-4.900-1.500-5.200-4.400zM18 5.800c-3 0-4.900 1.500-5.200 4.400 3 0 4.900-1.500 5.200-4.400zM6 10.500c3 0 4.900 1.500 5.200 4.400-3 0-4.900-1.500-5.200-4.400zM18 10.500c-3 0-4.900 1.500-5.200 4.400 3 0 4.900-1.500 5.200-4.400zM6 15.200c3 0 4.900 1.500 5.200 4.400-3 0-4.900-1.500-5.200-4.400zM18 15.200c-3 0-4.900 1.500-5.200 4.400 3 0 4.900-1.500 5.200-4.400z',
  },
  commerce: {
    tints: ['#1f3f7a', '#4a72b5', '#a3c1e2', '#dcae3f'],
    panes: bricks(),
    symbol:
      'M11.200 3h1.600v2l6.400 1.200 2.600 7.300H16l2.100-6-5.300-1V19.500h4V21H7.200v-1.500h4V6.500l-5.300 1 2.100 6H2.200l2.600-7.300L11.200 5zM2 14.500h6.200a3.100 3.100 0 0 1-6.200 0zM15.800 14.500H22a3.100 3.100 0 0 1-6.200 0z',
  },
  religion: {
    tints: ['#4b2a6b', '#7a55a3', '#bda2d6', '#e0c060'],
    panes: rays(),
    symbol: 'M10.200 2.500h3.600v5.300H19v3.600h-5.200v10.100h-3.600V11.400H5V7.800h5.200z',
  },
  music: {
    tints: ['#8a2c5c', '#c0648f', '#e9bccb', '#4f74ad'],
    panes: waves(),
    symbol:
      'M6 3c-2 4.500-1.500 9.300 1.500 12.700V18H9v2H6.500v1.800h11V20H15v-2h1.500v-2.300C19.500 12.300 20 7.500 18 3l-1.900.8.300 1.200H7.600l.3-1.200zM9.300 6.500h1.200V14H9.300zM11.400 6.500h1.200V14h-1.200zM13.500 6.500h1.200V14h-1.200zM7.100 6.700h.9v6.500c-.9-2-1.200-4.200-.9-6.500zM16.900 6.700c.3 2.300 0 4.500-.9 6.500V6.700z',
  },
};

/** Signs of the kinds of abilities, within a square of 24. */
export const abilitySigns: Record<string, string> = {
  none: 'M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  effect: 'M13.500 2 5 13.500h5.500L9 22l10-12.500h-6z',
  talent:
    'M6 2.500h12v2c0 3.500-2.200 5.600-4.300 7.500 2.100 1.900 4.300 4 4.300 7.500v2H6v-2c0-3.500 2.200-5.600 4.300-7.500C8.200 10.100 6 8 6 4.500z',
  'two-values': 'M3 4h11v11H3zM5 6v7h7V6zM15.500 9H21v11H10v-3.500h2V18h7v-7h-3.500z',
};

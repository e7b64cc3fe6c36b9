// A screen without a violation that axe finds.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function check(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

export const screens = [
  { theme: 'light', size: 'desktop', viewport: { width: 1280, height: 800 } },
  { theme: 'dark', size: 'phone', viewport: { width: 390, height: 844 } },
] as const;

import { describe, expect, it } from 'vitest';
import { components, view } from './fixture';
import { fleetSentence, provinceSentence, royalSentence, seaSentence } from './words';

describe('What stands on the map, in words', () => {
  it('tells who holds a province, what stands there and what is wrong', () => {
    expect(provinceSentence(components, view, 'kent')).toBe(
      'Kent, home of England, held by France. There: 1 army of England and 3 armies of France. ' +
        'There is famine. There is rebellion.',
    );
  });

  it('tells capitals, captives and goods', () => {
    const words = provinceSentence(components, view, 'essex');
    expect(words).toContain('Capital of England, with a castle of strength 10.');
    expect(words).toContain('Prince Jean of France (captive of England)');
    expect(words).toContain('2 food of England, 2 cloth of England, 2 metal of England and 2 luxuries of England');
    expect(provinceSentence(components, view, 'tuscany')).toContain('its castle in ruins');
    expect(provinceSentence(components, view, 'lancashire')).toContain('It makes food. Goods: 2 food of Spain.');
  });

  it('tells who holds a province where nothing has changed', () => {
    expect(provinceSentence(components, view, 'portugal')).toBe(
      'Portugal, held by Spain, whose home it is. Nobody stands there.',
    );
  });

  it('tells what a fleet carries and by whose leave it lies there', () => {
    expect(fleetSentence(components, view, 'england-fleet-1')).toBe(
      'A fleet of England with 2 armies of England and King Edward of England aboard, at sea: North Sea.',
    );
    expect(fleetSentence(components, view, 'france-fleet-1')).toContain('by leave of England, in port in Calais');
    expect(seaSentence(components, view, 'north-sea')).toContain('There: a fleet of England');
    expect(seaSentence(components, view, 'biscay')).toBe('Bay of Biscay, a sea area. No fleet is there.');
    expect(royalSentence(components, view, 1)).toBe('King Edward of England, aboard a fleet.');
  });
});

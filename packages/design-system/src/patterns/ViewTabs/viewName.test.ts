import { describe, expect, it } from 'vitest';
import { viewNameError } from './viewName';

describe('the name of a view', () => {
  it('has 1 to 40 characters without the spaces around it', () => {
    expect(viewNameError('   ', [])).toBe('Enter a name.');
    expect(viewNameError(` ${'x'.repeat(40)} `, [])).toBeNull();
    expect(viewNameError('🔥'.repeat(40), [])).toBeNull();
    expect(viewNameError('x'.repeat(41), [])).toBe('Use at most 40 characters.');
  });

  it('is unique without regard to case and composition', () => {
    expect(viewNameError(' sneaker eu', ['All', 'Sneaker EU'])).toBe(
      '“Sneaker EU” is another view. Choose another name.',
    );
    expect(viewNameError('Zoe\u0308', ['zo\u00eb'])).not.toBeNull();
    expect(viewNameError('Sneaker UK', ['All', 'Sneaker EU'])).toBeNull();
  });
});

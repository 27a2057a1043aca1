import { expect, it } from 'vitest';
import { inPlace } from '../../src/table/tabs';

it('leaves what one has seen where it was', () => {
  const first = inPlace([], ['garden', 'hill:0', 'hill:1']);
  expect(inPlace(first, ['hill:0', 'garden', 'hill:1'])).toEqual(['garden', 'hill:0', 'hill:1']);
  expect(inPlace(first, ['hill:2', 'hill:0', 'garden'])).toEqual(['garden', 'hill:0', 'hill:1', 'hill:2']);
});

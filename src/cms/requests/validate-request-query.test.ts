import { expect, it } from 'vitest';
import { queryFault } from './validate-request-query';

const faultOf = (query: string) => queryFault(new URLSearchParams(query));

it.each(['data=5', 'data=99999999999999999999', 'data=[]', 'data="x"', 'data=null'])(
  'a content that is no object is refused: %s',
  (query) => {
    expect(faultOf(query)).toBe('data is a JSON object.');
  },
);

it.each(['data={"title":"x"}', 'data=', 'data={', 'depth=1'])(
  'any other content is left to the CMS: %s',
  (query) => {
    expect(faultOf(query)).toBeNull();
  },
);

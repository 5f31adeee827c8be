import * as migration_20261121_085556_initial from './20261121_085556_initial';
import * as migration_20261121_120000_growth from './20261121_120000_growth';
import * as migration_20261121_130000_search from './20261121_130000_search';

export const migrations = [
  {
    up: migration_20261121_085556_initial.up,
    down: migration_20261121_085556_initial.down,
    name: '20261121_085556_initial',
  },
  {
    up: migration_20261121_120000_growth.up,
    down: migration_20261121_120000_growth.down,
    name: '20261121_120000_growth',
  },
  {
    up: migration_20261121_130000_search.up,
    down: migration_20261121_130000_search.down,
    name: '20261121_130000_search',
  },
];

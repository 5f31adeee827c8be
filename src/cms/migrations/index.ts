import * as migration_20261121_085556_initial from './20261121_085556_initial';

export const migrations = [
  {
    up: migration_20261121_085556_initial.up,
    down: migration_20261121_085556_initial.down,
    name: '20261121_085556_initial'
  },
];

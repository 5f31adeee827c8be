import * as migration_20261121_065043_initial from './20261121_065043_initial';

export const migrations = [
  {
    up: migration_20261121_065043_initial.up,
    down: migration_20261121_065043_initial.down,
    name: '20261121_065043_initial'
  },
];

import * as migration_20261121_085556_initial from './20261121_085556_initial';
import * as migration_20261121_120000_growth from './20261121_120000_growth';
import * as migration_20261121_130000_search from './20261121_130000_search';
import * as migration_20261121_140000_lead_notes from './20261121_140000_lead_notes';
import * as migration_20261121_150000_lead_desk from './20261121_150000_lead_desk';
import * as migration_20261121_160500_lead_people from './20261121_160500_lead_people';
import * as migration_20261121_161000_lead_clock from './20261121_161000_lead_clock';
import * as migration_20261121_161500_privacy_tables from './20261121_161500_privacy_tables';
import * as migration_20261121_162000_page_counts from './20261121_162000_page_counts';
import * as migration_20261121_163000_privacy from './20261121_163000_privacy';
import * as migration_20261121_170000_privacy_indexes from './20261121_170000_privacy_indexes';
import * as migration_20261122_183954_bin from './20261122_183954_bin';

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
  {
    up: migration_20261121_140000_lead_notes.up,
    down: migration_20261121_140000_lead_notes.down,
    name: '20261121_140000_lead_notes',
  },
  {
    up: migration_20261121_150000_lead_desk.up,
    down: migration_20261121_150000_lead_desk.down,
    name: '20261121_150000_lead_desk',
  },
  {
    up: migration_20261121_160500_lead_people.up,
    down: migration_20261121_160500_lead_people.down,
    name: '20261121_160500_lead_people',
  },
  {
    up: migration_20261121_161000_lead_clock.up,
    down: migration_20261121_161000_lead_clock.down,
    name: '20261121_161000_lead_clock',
  },
  {
    up: migration_20261121_161500_privacy_tables.up,
    down: migration_20261121_161500_privacy_tables.down,
    name: '20261121_161500_privacy_tables',
  },
  {
    up: migration_20261121_162000_page_counts.up,
    down: migration_20261121_162000_page_counts.down,
    name: '20261121_162000_page_counts',
  },
  {
    up: migration_20261121_163000_privacy.up,
    down: migration_20261121_163000_privacy.down,
    name: '20261121_163000_privacy',
  },
  {
    up: migration_20261121_170000_privacy_indexes.up,
    down: migration_20261121_170000_privacy_indexes.down,
    name: '20261121_170000_privacy_indexes',
  },
  {
    up: migration_20261122_183954_bin.up,
    down: migration_20261122_183954_bin.down,
    name: '20261122_183954_bin',
  },
];

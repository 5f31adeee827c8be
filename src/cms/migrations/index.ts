import * as migration_20261122_225322_baseline from './20261122_225322_baseline';
import * as migration_20261122_225400_search_triggers_indexes from './20261122_225400_search_triggers_indexes';
import * as migration_20261123_202000_search_order from './20261123_202000_search_order';
import * as migration_20261123_202310_search_synonyms from './20261123_202310_search_synonyms';
import * as migration_20261124_014828_sample_boxes from './20261124_014828_sample_boxes';
import * as migration_20261124_224000_illustrations from './20261124_224000_illustrations';
import * as migration_20261125_130000_second_factor from './20261125_130000_second_factor';
import * as migration_20261126_065253_next_steps from './20261126_065253_next_steps';
import * as migration_20261126_071614_answer_templates from './20261126_071614_answer_templates';
import * as migration_20261126_100557_tickets_at_the_door from './20261126_100557_tickets_at_the_door';
import * as migration_20261126_101258_supporter_logos from './20261126_101258_supporter_logos';
import * as migration_20261126_104000_search_heads from './20261126_104000_search_heads';
import * as migration_20261126_133000_forms from './20261126_133000_forms';
import * as migration_20261126_134500_entry_lists from './20261126_134500_entry_lists';
import * as migration_20261126_143317_closings from './20261126_143317_closings';
import * as migration_20261126_164159_mentions from './20261126_164159_mentions';
import * as migration_20261126_180600_rich_text from './20261126_180600_rich_text';
import * as migration_20261126_182300_next_factor from './20261126_182300_next_factor';
import * as migration_20261126_183000_rich_text_filled from './20261126_183000_rich_text_filled';
import * as migration_20261126_183100_rich_text_kept from './20261126_183100_rich_text_kept';
import * as migration_20261127_030000_content_references from './20261127_030000_content_references';
import * as migration_20261127_030242_event_picture from './20261127_030242_event_picture';
import * as migration_20261127_031222_mails_after_a_restore from './20261127_031222_mails_after_a_restore';
import * as migration_20261127_064500_ledger_marks from './20261127_064500_ledger_marks';
import * as migration_20261127_070641_versions_name_their_author from './20261127_070641_versions_name_their_author';
import * as migration_20261127_071000_confirmed_tickets from './20261127_071000_confirmed_tickets';
import * as migration_20261127_140534_menu_order from './20261127_140534_menu_order';
import * as migration_20261127_140557_event_titles from './20261127_140557_event_titles';
import * as migration_20261127_141001_invitations from './20261127_141001_invitations';
import * as migration_20261127_183134_menu_order_in_log from './20261127_183134_menu_order_in_log';

export const migrations = [
  {
    up: migration_20261122_225322_baseline.up,
    down: migration_20261122_225322_baseline.down,
    name: '20261122_225322_baseline',
  },
  {
    up: migration_20261122_225400_search_triggers_indexes.up,
    down: migration_20261122_225400_search_triggers_indexes.down,
    name: '20261122_225400_search_triggers_indexes',
  },
  {
    up: migration_20261123_202000_search_order.up,
    down: migration_20261123_202000_search_order.down,
    name: '20261123_202000_search_order',
  },
  {
    up: migration_20261123_202310_search_synonyms.up,
    down: migration_20261123_202310_search_synonyms.down,
    name: '20261123_202310_search_synonyms',
  },
  {
    up: migration_20261124_014828_sample_boxes.up,
    down: migration_20261124_014828_sample_boxes.down,
    name: '20261124_014828_sample_boxes',
  },
  {
    up: migration_20261124_224000_illustrations.up,
    down: migration_20261124_224000_illustrations.down,
    name: '20261124_224000_illustrations',
  },
  {
    up: migration_20261125_130000_second_factor.up,
    down: migration_20261125_130000_second_factor.down,
    name: '20261125_130000_second_factor',
  },
  {
    up: migration_20261126_065253_next_steps.up,
    down: migration_20261126_065253_next_steps.down,
    name: '20261126_065253_next_steps',
  },
  {
    up: migration_20261126_071614_answer_templates.up,
    down: migration_20261126_071614_answer_templates.down,
    name: '20261126_071614_answer_templates',
  },
  {
    up: migration_20261126_100557_tickets_at_the_door.up,
    down: migration_20261126_100557_tickets_at_the_door.down,
    name: '20261126_100557_tickets_at_the_door',
  },
  {
    up: migration_20261126_101258_supporter_logos.up,
    down: migration_20261126_101258_supporter_logos.down,
    name: '20261126_101258_supporter_logos',
  },
  {
    up: migration_20261126_104000_search_heads.up,
    down: migration_20261126_104000_search_heads.down,
    name: '20261126_104000_search_heads',
  },
  {
    up: migration_20261126_133000_forms.up,
    down: migration_20261126_133000_forms.down,
    name: '20261126_133000_forms',
  },
  {
    up: migration_20261126_134500_entry_lists.up,
    down: migration_20261126_134500_entry_lists.down,
    name: '20261126_134500_entry_lists',
  },
  {
    up: migration_20261126_143317_closings.up,
    down: migration_20261126_143317_closings.down,
    name: '20261126_143317_closings',
  },
  {
    up: migration_20261126_164159_mentions.up,
    down: migration_20261126_164159_mentions.down,
    name: '20261126_164159_mentions',
  },
  {
    up: migration_20261126_180600_rich_text.up,
    down: migration_20261126_180600_rich_text.down,
    name: '20261126_180600_rich_text',
  },
  {
    up: migration_20261126_182300_next_factor.up,
    down: migration_20261126_182300_next_factor.down,
    name: '20261126_182300_next_factor',
  },
  {
    up: migration_20261126_183000_rich_text_filled.up,
    down: migration_20261126_183000_rich_text_filled.down,
    name: '20261126_183000_rich_text_filled',
  },
  {
    up: migration_20261126_183100_rich_text_kept.up,
    down: migration_20261126_183100_rich_text_kept.down,
    name: '20261126_183100_rich_text_kept',
  },
  {
    up: migration_20261127_030000_content_references.up,
    down: migration_20261127_030000_content_references.down,
    name: '20261127_030000_content_references',
  },
  {
    up: migration_20261127_030242_event_picture.up,
    down: migration_20261127_030242_event_picture.down,
    name: '20261127_030242_event_picture',
  },
  {
    up: migration_20261127_031222_mails_after_a_restore.up,
    down: migration_20261127_031222_mails_after_a_restore.down,
    name: '20261127_031222_mails_after_a_restore',
  },
  {
    up: migration_20261127_064500_ledger_marks.up,
    down: migration_20261127_064500_ledger_marks.down,
    name: '20261127_064500_ledger_marks',
  },
  {
    up: migration_20261127_070641_versions_name_their_author.up,
    down: migration_20261127_070641_versions_name_their_author.down,
    name: '20261127_070641_versions_name_their_author',
  },
  {
    up: migration_20261127_071000_confirmed_tickets.up,
    down: migration_20261127_071000_confirmed_tickets.down,
    name: '20261127_071000_confirmed_tickets',
  },
  {
    up: migration_20261127_140534_menu_order.up,
    down: migration_20261127_140534_menu_order.down,
    name: '20261127_140534_menu_order',
  },
  {
    up: migration_20261127_140557_event_titles.up,
    down: migration_20261127_140557_event_titles.down,
    name: '20261127_140557_event_titles',
  },
  {
    up: migration_20261127_141001_invitations.up,
    down: migration_20261127_141001_invitations.down,
    name: '20261127_141001_invitations',
  },
  {
    up: migration_20261127_183134_menu_order_in_log.up,
    down: migration_20261127_183134_menu_order_in_log.down,
    name: '20261127_183134_menu_order_in_log'
  },
];

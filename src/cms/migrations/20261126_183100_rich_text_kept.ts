import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { textTables } from './steps/text-tables';

/**
 * What the version before saves keeps its looks while instances change version (ADR-0049). That version does not know
 * the column of the editor's text, and saves a language by deleting its row and adding a new one; its schedule publishes
 * so too. A row that comes without the text gets the one that said the same words: of the row just deleted, or of the
 * newest version. Where the words are new, the column stays empty and the plain parts are read.
 *
 * A publication takes the looks of the draft before those of what it replaces; a draft that is saved in place keeps its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION text_in_words(parts jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT jsonb_agg(
        (SELECT jsonb_object_agg(key, value)
          FROM jsonb_each(CASE jsonb_typeof(part) WHEN 'object' THEN part ELSE '{}' END)
          WHERE key NOT IN ('id', 'blockName') AND value NOT IN ('null', 'false', '""'))
        ORDER BY place)
      FROM jsonb_array_elements(CASE jsonb_typeof(parts) WHEN 'array' THEN parts ELSE '[]' END)
        WITH ORDINALITY AS listed(part, place)
    $$;

    CREATE FUNCTION remember_deleted_text() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      prefix text := TG_ARGV[0];
    BEGIN
      -- For this transaction only. A save deletes the languages of one document; more rows are deleted for good.
      PERFORM set_config('deleted_texts.' || TG_TABLE_NAME, (
        SELECT coalesce(jsonb_agg(jsonb_build_object(
          'parent', one -> '_parent_id',
          'locale', one -> '_locale',
          'words', text_in_words(one -> (prefix || 'body')),
          'content', one -> (prefix || 'content'))), '[]')::text
        FROM (SELECT to_jsonb(gone) AS one FROM gone) AS ones
        WHERE one ->> (prefix || 'content') IS NOT NULL AND (SELECT count(*) FROM gone) <= 10
      ), true);
      RETURN NULL;
    END $$;

    CREATE FUNCTION keep_text() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      prefix text := TG_ARGV[0];
      own text := TG_ARGV[1];
      versions text := TG_ARGV[2];
      said jsonb := text_in_words(to_jsonb(NEW) -> (prefix || 'body'));
      document integer := NEW._parent_id;
      deleted jsonb;
      kept jsonb;
    BEGIN
      SELECT one -> 'content' INTO deleted
        FROM jsonb_array_elements(
          coalesce(nullif(current_setting('deleted_texts.' || TG_TABLE_NAME, true), ''), '[]')::jsonb) AS ones(one)
        WHERE (one ->> 'parent')::integer = NEW._parent_id
          AND one ->> 'locale' = NEW._locale::text AND one -> 'words' = said
        LIMIT 1;
      IF prefix <> '' THEN
        kept := deleted;
        EXECUTE format('SELECT parent_id FROM %I WHERE id = $1', regexp_replace(versions, '_locales$', ''))
          INTO document USING NEW._parent_id;
      END IF;
      IF kept IS NULL THEN
        EXECUTE format('
          SELECT content FROM (
            SELECT body, content, NULL::integer AS version FROM %I WHERE _parent_id = $1 AND _locale = $2
            UNION ALL
            SELECT version_body, version_content, version.id FROM %I AS version
              JOIN %I AS texts ON texts._parent_id = version.id
              WHERE version.parent_id = $1 AND texts._locale = $2
          ) AS texts
          WHERE content IS NOT NULL AND text_in_words(body) = $3
          ORDER BY version DESC NULLS LAST LIMIT 1',
          own, regexp_replace(versions, '_locales$', ''), versions)
          INTO kept USING document, NEW._locale, said;
      END IF;
      kept := coalesce(kept, deleted);
      IF kept IS NULL THEN RETURN NEW; END IF;
      RETURN jsonb_populate_record(NEW, jsonb_build_object(prefix || 'content', kept));
    END $$;`);
  for (const { table, body, content, prefix, own, versions } of textTables) {
    const [name, from, to] = [table, body, content].map((one) => sql.identifier(one));
    await db.execute(sql`
      CREATE TRIGGER remember_deleted_text AFTER DELETE ON ${name} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION remember_deleted_text(${sql.raw(`'${prefix}'`)});
      CREATE TRIGGER keep_text BEFORE INSERT ON ${name} FOR EACH ROW
        WHEN (NEW.${to} IS NULL AND jsonb_typeof(NEW.${from}) = 'array' AND NEW.${from} <> '[]'::jsonb)
        EXECUTE FUNCTION keep_text(${sql.raw(`'${prefix}', '${own}', '${versions}'`)});`);
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION keep_text() CASCADE;
    DROP FUNCTION remember_deleted_text() CASCADE;
    DROP FUNCTION text_in_words(jsonb);`);
}

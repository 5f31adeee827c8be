const names = (columns) => columns.map((name) => `"${name}"`).join(', ');

async function columnsOf(client, table, without) {
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
}

/**
 * Adds copies of the seed's articles by SQL, in the form in which the CMS stores published ones: the document, its
 * languages, and its rows in the search index. They are published an hour apart, and have a number in title and URL.
 * Versions, which no page reads, are left out.
 * @param {import('pg').Client} client
 * @param {number} first number of the first copy
 * @param {number} last number of the last copy
 */
export async function copyArticles(client, first, last) {
  const own = names(await columnsOf(client, 'blogs', ['id', 'slug', 'created_at', 'updated_at']));
  const words = await columnsOf(client, 'blogs_locales', [
    'id',
    '_parent_id',
    'title',
    'published_at',
  ]);
  const sought = await columnsOf(client, 'search_documents', [
    'document',
    'address',
    'title',
    'folded_title',
    'accented_title',
    'vector',
    'changed_at',
  ]);
  await client.query('BEGIN');
  await client.query(
    `CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
     WITH originals AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS turn, count(*) OVER () AS all_of_them
       FROM blogs WHERE slug NOT LIKE 'scale-%' AND deleted_at IS NULL
     )
     SELECT number, originals.id AS original, nextval('blogs_id_seq')::int AS id,
       now() - number * interval '1 hour' AS at
     FROM generate_series($1::int, $2::int) number
     JOIN originals ON originals.turn = number % originals.all_of_them`,
    [first, last],
  );
  await client.query(
    `INSERT INTO blogs (id, slug, created_at, updated_at, ${own})
     SELECT copies.id, 'scale-' || number, at, at, ${own} FROM copies JOIN blogs ON blogs.id = original`,
  );
  await client.query(
    `INSERT INTO blogs_locales (_parent_id, title, published_at, ${names(words)})
     SELECT copies.id, title || ' ' || number, at, ${names(words)}
     FROM copies JOIN blogs_locales ON _parent_id = original`,
  );
  await client.query(
    `INSERT INTO search_documents
       (document, address, title, folded_title, accented_title, vector, changed_at, ${names(sought)})
     SELECT copies.id, '/blog/scale-' || number, title || ' ' || number,
       folded_title || number || ' ', accented_title || number || ' ',
       setweight(to_tsvector('simple', number::text), 'A') || vector, at, ${names(sought)}
     FROM copies JOIN search_documents ON collection = 'blogs' AND document = original`,
  );
  await client.query(
    `INSERT INTO search_words (locale, word)
     SELECT locale, number::text FROM copies, (VALUES ('vi'), ('en')) AS each (locale)
     ON CONFLICT DO NOTHING`,
  );
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE blogs, blogs_locales, search_documents, search_words');
}

/** The tables with the localized texts of documents and of their versions, and the names of the text's columns. */
export const textTables = [
  'event_pages',
  'customer_successes',
  'integrations',
  'comparisons',
  'news_and_press',
  'blogs',
  'faqs',
  'career_opportunities',
  'resources',
].flatMap((name) => {
  const [own, versions] = [`${name}_locales`, `_${name}_v_locales`];
  return [
    { table: own, body: 'body', content: 'content', prefix: '', own, versions },
    {
      table: versions,
      body: 'version_body',
      content: 'version_content',
      prefix: 'version_',
      own,
      versions,
    },
  ];
});

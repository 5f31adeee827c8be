const COLUMNS = 110;
const HEAD = [
  'Every variable the site reads. Copy what you need into .env; a variable of the process wins over it.',
  'The first `npm start` writes a .env with fresh secrets, so nothing here has to be set to begin.',
];

/** Formats a text as comment lines of limited length. */
function comment(text) {
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > COLUMNS) lines.push(`# ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The content of the file `.env.example`, generated from the declarations of the environment variables. */
export function envExample(variables) {
  const lines = HEAD.map((line) => `# ${line}`);
  for (const [name, { about, chapter, example }] of Object.entries(variables)) {
    if (chapter) lines.push('', ...comment(chapter));
    if (about) lines.push('', ...comment(about));
    lines.push(`${name}=${example}`);
  }
  return `${lines.join('\n')}\n`;
}

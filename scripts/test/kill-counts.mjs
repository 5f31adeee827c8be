/** What the counts of tests/kill mean, in the order of a report; each is `[name, words]`. The bold ones have to be zero. */
export const killRows = [
  ['kills', 'times the server was killed with SIGKILL while forms came in'],
  ['databaseKills', 'of them together with the database server'],
  [
    'backendKills',
    'times a process of the database was killed in between, so that it had to recover',
  ],
  ['workerKills', 'times the starting server was killed, when its workers were delivering already'],
  ['formsHit', 'kills that cut off a form without an answer'],
  ['deliveriesHit', 'kills that interrupted a delivery to the webhook or a CRM'],
  ['mailsHit', 'kills that interrupted a mail'],
  ['sent', 'requests of forms that were acknowledged in the end'],
  ['cutOff', 'requests that were not thanked for; sent again after the restart under the same key'],
  ['acknowledged', 'forms whose sender was thanked, or told that it is kept'],
  ['kept', 'of them kept on the disk until the database was back, and not sent again'],
  ['stored', 'leads in the database'],
  ['delivered', 'leads at the receiver'],
  [
    'redelivered',
    'of them sent again under the same idempotency key, after a kill in mid-delivery',
  ],
  ['mailed', 'mails at the mail server: to the sender and to the team'],
  [
    'mailedAgain',
    'of them sent again under the same message id, after a kill between sending and noting it',
  ],
  ['lost', '**acknowledged, but not stored**'],
  ['doubled', '**stored twice under one key, or delivered under two**'],
  ['undelivered', '**stored, but not delivered within three minutes of the last restart**'],
  ['brought', 'deals with their notes at Pipedrive, and submissions at HubSpot'],
  ['incomplete', '**stored without both consents, its three deliveries and its thanks**'],
  [
    'notBrought',
    '**leads that are missing at one of the two CRMs, or not noted as brought there**',
  ],
  ['broughtTwice', '**records of one lead that are twice at a CRM**'],
  ['unmailed', '**mails written down, but not at the mail server**'],
  ['untold', '**leads of which the team is told twice, or never**'],
  ['unknownMails', '**mails sent for something that was not stored**'],
];

export const outageRows = [
  ['outages', 'times the database was killed with SIGKILL while forms came in'],
  ['siteKills', 'of them with the server, while forms were kept or while they were being stored'],
  ['kept', 'forms that were kept on the disk, whose sender was told so'],
  ['stored', 'forms that were stored at once, whose sender was thanked'],
  ['cutOff', 'requests without an answer; sent again under the same key'],
  ['lost', '**told that it is kept or stored, but not in the database**'],
  ['doubled', '**stored twice**'],
  ['incomplete', '**stored without both consents**'],
  ['late', '**kept, but stored with a later time than the one it was kept at**'],
];

export const table = (rows, tally) => `| what | count |
| --- | ---: |
${rows.map(([name, what]) => `| ${what} | ${tally[name]} |`).join('\n')}`;

/** The counts of a section of a report so far, by the words of their rows; 0 where there is none. */
export function countsIn(report, heading, rows) {
  const section = report.split('\n## ').find((text) => text.startsWith(heading)) ?? '';
  const lines = section.split('\n');
  const counts = rows.map(([name, what]) => {
    const row = lines.find((line) => line.startsWith(`| ${what} `));
    return [name, Number(row?.split('|')[2] ?? 0)];
  });
  return Object.fromEntries(counts);
}

/** The counts of one run added to those of another. */
export const added = (one, other) =>
  Object.fromEntries(Object.entries(other).map(([key, value]) => [key, value + (one[key] ?? 0)]));

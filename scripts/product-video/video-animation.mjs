/* The screens of the video as of any second: `window.film.draw(seconds)`. The same second gives the same frame. */

/**
 * The seconds at which the parts after the opening begin, and (LENGTH) at which the video ends. Each part, the opening
 * included, has one caption in video-texts.*.json.
 */
const [MESSAGE, DRAFT, SEND, TASK, SURVEY, SCORE, REASON, END, LENGTH] = [
  4.4, 11, 18.6, 25.6, 32.6, 38.6, 44.8, 51, 56,
];
const LEAVE = 0.35;
/** The ring that is open when the video begins, and closed when it ends. */
const RING = { x: 1122, y: 322, r: 84 };
const POSTER_RING = { x: 640, y: 360, r: 170 };
const WEEKS = [3.6, 3.5, 3.6, 3.8, 4, 4.1, 4.3, 4.4];
const FIXED = 2;
const SHARES = [
  { before: 41, now: 17 },
  { before: 12, now: 13 },
  { before: 9, now: 9 },
];

const clamp = (value) => Math.min(1, Math.max(0, value));
const easeOut = (part) => 1 - (1 - clamp(part)) ** 3;
const easeBoth = (part) => {
  const at = clamp(part);
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2;
};
/** The progress of an animation that begins at `from`, from 0 to 1. */
const moved = (now, from, seconds, ease = easeOut) => ease((now - from) / seconds);
const mixed = (from, to, part) => from + (to - from) * part;

/** Attributes of an element that appears at one second and may disappear at another. */
const comes = (at, leaves = '', more = '') => `data-in="${at}" data-out="${leaves}" ${more}`.trim();

/** A text whose words appear one after another. */
const typed = (text, at, each) =>
  text
    .replaceAll('\n', ' <br> ')
    .split(' ')
    .map((word, index) =>
      word === '<br>'
        ? word
        : `<span ${comes((at + index * each).toFixed(2), '', 'data-y="0"')}>${word}</span>`,
    )
    .join(' ');

const spark =
  '<svg viewBox="0 0 16 16" width="40" height="40" fill="currentColor" style="flex:none"><path d="M8 0l1.7 6.3L16 8l-6.3 1.7L8 16l-1.7-6.3L0 8l6.3-1.7z"/></svg>';
const tick = (size, width = 2) =>
  `<svg viewBox="0 0 12 12" width="${size}" height="${size}" fill="none" style="flex:none"><path d="M2 6.5l2.5 2.5L10 3.5" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const head = ({ time, text }, at, leaves) =>
  `<div class="head" ${comes(at, leaves, 'data-y="14"')}><time>${time}</time><span>${text}</span></div>`;

const ring = (id, x, y, r) =>
  `<svg class="ring" viewBox="0 0 1280 720" width="1280" height="720" fill="none"><circle id="${id}" cx="${x}" cy="${y}" r="${r}" pathLength="100" stroke="var(--color-gold)" stroke-width="5" stroke-linecap="round" transform="rotate(-90 ${x} ${y})"/><circle id="${id}-dot" r="13" fill="var(--color-son)" stroke="var(--color-gold)" stroke-width="5"/></svg>`;

const opening = ({ title }) => `
  <div class="scene" data-from="0" data-to="${MESSAGE}">
    ${ring('open', RING.x, RING.y, RING.r)}
    <p class="claim" style="top:226px" ${comes(0.5, MESSAGE - LEAVE)}>${title[0]}</p>
    <p class="claim" style="top:326px" ${comes(1.7, MESSAGE - LEAVE)}><b>${title[1]}</b></p>
  </div>`;

const messageScene = ({ heads, message }) => `
  <div class="scene" data-from="${MESSAGE}" data-to="${DRAFT}">
    ${head(heads[0], MESSAGE, DRAFT - LEAVE)}
    <div class="card" style="top:160px" ${comes(MESSAGE + 0.35, DRAFT - LEAVE, 'data-y="40"')}>
      <div class="row">
        <span class="avatar lotus">${message.initials}</span>
        <div><p class="name">${message.name}</p><p class="small" style="line-height:1.25">${message.channel}</p></div>
      </div>
      <p class="bubble">${typed(message.text, MESSAGE + 1, 0.13)}</p>
      <div class="row" style="margin-top:28px;gap:18px">
        ${message.chips.map((chip, index) => `<span class="chip lotus" ${comes(MESSAGE + 3.3 + index * 0.35, '', 'data-y="12"')}>${chip}</span>`).join('')}
      </div>
    </div>
  </div>`;

/** The screen with the drafted reply, which stays visible until it is approved. */
const draftScene = ({ heads, draft }) => `
  <div class="scene" data-from="${DRAFT}" data-to="${TASK}">
    ${head(heads[1], DRAFT, SEND - LEAVE)}
    ${head(heads[2], SEND, TASK - LEAVE)}
    <div class="card" style="top:152px;min-height:392px" ${comes(DRAFT + 0.35, TASK - LEAVE, 'data-y="40"')}>
      <p class="row" style="gap:16px;font-size:34px;color:var(--color-turmeric)" ${comes(DRAFT + 0.9, '', 'data-y="0"')}>${spark}${draft.source}</p>
      <p style="margin-top:18px;font-size:46px;line-height:1.42;height:132px">${typed(draft.before, DRAFT + 1.5, 0.11)} <span class="stack" id="day" ${comes(DRAFT + 4.2, '', 'data-y="0"')}><span id="first">${draft.first}</span><span id="second">${draft.second}</span></span> ${draft.after ? typed(draft.after, DRAFT + 4.3, 0.1) : ''}</p>
      <div class="row" style="margin-top:34px;height:88px" ${comes(DRAFT + 5, '', 'data-y="12"')}>
        <div class="stack">
          <div class="row" id="buttons" style="gap:18px"><span class="button primary" id="press">${draft.send}</span><span class="button second">${draft.edit}</span></div>
          <div class="row" id="sent"><span class="chip jade" style="padding:16px 34px;font-size:40px"><span class="row" style="gap:16px">${tick(38)}${draft.sent}</span></span></div>
        </div>
      </div>
    </div>
    <svg class="cursor" id="cursor" viewBox="0 0 24 24"><path d="M5 2.5l14 9.6-6.4 1.1 3.6 7.1-3.1 1.5-3.5-7.2L5 19.2z" fill="var(--color-ink)" stroke="var(--color-paper)" stroke-width="1.6" stroke-linejoin="round"/></svg>
  </div>`;

const taskScene = ({ heads, task }) => `
  <div class="scene" data-from="${TASK}" data-to="${SURVEY}">
    ${head(heads[3], TASK, SURVEY - LEAVE)}
    <p class="chip lotus" style="position:absolute;left:80px;top:166px;padding:12px 34px" ${comes(TASK + 0.5, SURVEY - LEAVE)}>${task.reason}</p>
    <div class="card" style="top:272px;padding:44px 48px" ${comes(TASK + 1.5, SURVEY - LEAVE, 'data-y="40"')}>
      <div class="row" style="gap:30px"><span class="check" id="check"><span id="tick" style="display:grid">${tick(44, 2.2)}</span></span><p style="font-size:56px;font-weight:600;line-height:1.25">${task.text}</p></div>
      <div class="row" style="margin-top:40px;justify-content:space-between">
        <div class="row" ${comes(TASK + 2.2, '', 'data-y="12"')}><span class="avatar indigo">${task.initials}</span><span style="font-size:40px">${task.owner}</span></div>
        <div class="stack" style="justify-items:end" ${comes(TASK + 2.8, '', 'data-y="12"')}><span class="chip turmeric" id="due">${task.due}</span><span class="chip jade" id="done">${task.done}</span></div>
      </div>
    </div>
  </div>`;

const surveyScene = ({ heads, survey }) => `
  <div class="scene" data-from="${SURVEY}" data-to="${SCORE}">
    ${head(heads[4], SURVEY, SCORE - LEAVE)}
    <div class="card" style="top:160px;left:150px;right:150px;padding:42px 52px" ${comes(SURVEY + 0.35, SCORE - LEAVE, 'data-y="40"')}>
      <p style="font-size:50px;font-weight:600;line-height:1.25">${survey.question}</p>
      <div class="score" style="margin-top:34px">
        ${[1, 2, 3, 4, 5].map((value) => `<span ${comes(SURVEY + 0.9 + value * 0.12, '', 'data-y="14"')}>${value}${value === 4 ? '<span id="chosen" style="position:absolute;inset:0;height:auto;background:var(--color-jade);color:var(--color-paper)">4</span>' : ''}</span>`).join('')}
      </div>
      <div class="stack" style="width:100%;margin-top:24px">
        <p class="row small" id="ends" style="justify-content:space-between"><span>${survey.low}</span><span>${survey.high}</span></p>
        <p style="font-size:44px;line-height:1.25" ${comes(SURVEY + 3.5, '', 'data-y="12"')}>${survey.reason}</p>
      </div>
    </div>
  </div>`;

const plot = { left: 0, top: 20, width: 560, height: 250 };
const across = (week) => plot.left + (week / (WEEKS.length - 1)) * plot.width;
const down = (value) => plot.top + ((4.6 - value) / 1.3) * plot.height;
const points = WEEKS.map((value, week) => `${across(week).toFixed(1)},${down(value).toFixed(1)}`);

const scoreScene = ({ heads, score }) => `
  <div class="scene" data-from="${SCORE}" data-to="${REASON}">
    ${head(heads[5], SCORE, REASON - LEAVE)}
    <div class="card" style="top:152px;height:436px" ${comes(SCORE + 0.35, REASON - LEAVE, 'data-y="40"')}>
      <p class="small" style="font-size:38px">${score.label}</p>
      <p class="big" style="margin-top:34px" id="value"></p>
      <span class="chip jade" style="margin-top:34px;font-size:42px" ${comes(SCORE + 4, '', 'data-y="12"')}>${score.change}</span>
      <svg style="position:absolute;left:480px;top:60px" width="600" height="360" viewBox="-16 0 600 360" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <path d="M0 20H560M0 145H560M0 270H560" stroke="var(--color-line)" stroke-width="2"/>
        <g id="fix"><path d="M${across(FIXED)} 6V282" stroke="var(--color-ink)" stroke-width="3" stroke-dasharray="2 10"/><text x="${across(FIXED) + 18}" y="252" font-size="34" font-weight="600" fill="var(--color-ink)">${score.fix}</text></g>
        <polyline id="before" pathLength="100" points="${points.slice(0, FIXED + 1).join(' ')}" stroke="var(--color-line-control)" stroke-width="8"/>
        <polyline id="after" pathLength="100" points="${points.slice(FIXED).join(' ')}" stroke="var(--color-jade)" stroke-width="10"/>
        <circle id="now" cx="${across(7)}" cy="${down(4.4)}" r="16" fill="var(--color-jade)" stroke="var(--color-paper)" stroke-width="6"/>
        <g font-size="32" fill="var(--color-muted)"><text x="0" y="330">${score.first}</text><text x="566" y="330" text-anchor="end">${score.last}</text></g>
      </svg>
    </div>
  </div>`;

const reasonScene = ({ heads, reason }) => `
  <div class="scene" data-from="${REASON}" data-to="${END}">
    ${head(heads[6], REASON, END - LEAVE)}
    <div class="card" style="top:152px;height:436px;padding:30px 44px" ${comes(REASON + 0.35, END - LEAVE, 'data-y="40"')}>
      <p class="small" style="font-size:34px">${reason.title}</p>
      ${reason.rows
        .map(
          (
            row,
            index,
          ) => `<div style="display:grid;grid-template-columns:270px 1fr 130px;gap:24px;align-items:center;margin-top:14px;font-size:40px;line-height:1.4" ${comes(REASON + 0.9 + index * 0.25, '', 'data-y="12"')}>
        <span style="font-weight:600;white-space:nowrap">${row}</span><div class="bar" style="position:relative;background:none"><i id="was-${index}" style="position:absolute;inset:0 auto 0 0;background:var(--color-turmeric-soft)"></i><i id="bar-${index}" style="position:relative"></i>${index === 0 ? `<em ${comes(REASON + 3, '', 'data-y="0"')}>${reason.was}</em>` : ''}</div><span id="share-${index}" style="text-align:right;font-weight:600;font-variant-numeric:tabular-nums"></span></div>`,
        )
        .join('')}
      <p class="row" style="position:absolute;left:44px;right:44px;bottom:30px;gap:18px;padding:18px 28px;border-radius:22px;background:var(--color-turmeric-soft);color:var(--color-turmeric);font-size:42px;font-weight:600;line-height:1.3;white-space:nowrap" ${comes(REASON + 3.5, '', 'data-y="16"')}>${spark}${reason.cause}</p>
    </div>
  </div>`;

const closing = ({ end, note }) => `
  <div class="scene" data-from="${END}" data-to="${LENGTH + 1}">
    ${ring('close', RING.x, RING.y, RING.r)}
    <p class="claim" style="top:226px" ${comes(END + 0.3, '')}>${end[0]}</p>
    <p class="claim" style="top:326px" ${comes(END + 0.9, '')}><b>${end[1]}</b></p>
    <p style="position:absolute;left:98px;top:470px;font-size:32px;color:var(--color-muted-dark)" ${comes(END + 1.8, '', 'data-y="0"')}>${note}</p>
  </div>`;

/** The poster of the video: the play button lies inside the ring. */
const posterScene = ({ poster, score }) => `
  <div class="scene" id="poster" hidden>
    ${ring('poster-ring', POSTER_RING.x, POSTER_RING.y, POSTER_RING.r)}
    <div class="card pillar" style="left:84px;right:auto;width:352px;top:188px;height:344px;padding:36px 38px">
      <p style="font-size:44px;line-height:1.32">${poster.quote}</p>
      <span class="chip lotus" style="margin-top:24px">${poster.chip}</span>
    </div>
    <div class="card pillar" style="right:84px;left:auto;width:352px;top:188px;height:344px;padding:36px 38px">
      <p class="small">${poster.label}</p>
      <p class="row" style="gap:22px;margin-top:14px"><span class="big" style="font-size:120px">4${score.decimal}4</span></p>
      <span class="chip jade" style="margin-top:18px">${score.change}</span>
    </div>
  </div>`;

const byId = (id) => document.querySelector(`#${id}`);
const look = (id, style) => Object.assign(byId(id).style, style);

function drawRing(id, { x, y, r }, part) {
  look(id, { strokeDasharray: `${part * 100} 200` });
  const angle = part * 2 * Math.PI - Math.PI / 2;
  const dot = byId(`${id}-dot`);
  dot.setAttribute('cx', x + r * Math.cos(angle));
  dot.setAttribute('cy', y + r * Math.sin(angle));
}

function drawCursor(now) {
  const button = byId('press').getBoundingClientRect();
  const day = byId('day').getBoundingClientRect();
  const stops = [
    { at: SEND, x: 1180, y: 640 },
    { at: SEND + 0.5, x: 1180, y: 640 },
    { at: SEND + 1.5, x: day.right - 26, y: day.bottom - 22 },
    { at: SEND + 2.6, x: day.right - 26, y: day.bottom - 22 },
    { at: SEND + 3.7, x: button.right - 60, y: button.bottom - 36 },
  ];
  const next = stops.findIndex(({ at }) => at > now);
  const [from, to] = next < 1 ? [stops.at(-1), stops.at(-1)] : [stops[next - 1], stops[next]];
  const part = from === to ? 1 : moved(now, from.at, to.at - from.at, easeBoth);
  const press = moved(now, SEND + 3.8, 0.15) - moved(now, SEND + 3.95, 0.2);
  const shown = moved(now, SEND + 0.3, 0.3) - moved(now, SEND + 4.7, 0.3);
  look('cursor', {
    opacity: shown,
    transform: `translate(${mixed(from.x, to.x, part)}px, ${mixed(from.y, to.y, part)}px) scale(${1 - press * 0.12})`,
  });
  look('press', { transform: `scale(${1 - press * 0.05})` });
  const changed = moved(now, SEND + 1.9, 0.35);
  look('first', { opacity: 1 - changed });
  look('second', { opacity: changed });
  const marked = moved(now, SEND + 1.4, 0.3);
  look('day', {
    background: `color-mix(in srgb, var(--color-turmeric-soft) ${marked * 100}%, transparent)`,
    boxShadow: `0 0 0 5px color-mix(in srgb, var(--color-turmeric-soft) ${marked * 100}%, transparent)`,
    borderRadius: '6px',
  });
  const sent = moved(now, SEND + 4.2, 0.4);
  look('buttons', { opacity: 1 - sent });
  look('sent', { opacity: sent, transform: `translateY(${(1 - sent) * 10}px)` });
}

function drawTask(now) {
  const done = moved(now, TASK + 4.7, 0.35);
  look('check', {
    background: `color-mix(in srgb, var(--color-jade) ${done * 100}%, transparent)`,
    borderColor: `color-mix(in srgb, var(--color-jade) ${done * 100}%, var(--color-line-control))`,
    color: 'var(--color-paper)',
  });
  look('tick', { opacity: done, transform: `scale(${mixed(0.5, 1, done)})` });
  look('due', { opacity: 1 - done });
  look('done', { opacity: done });
}

function drawSurvey(now) {
  const chosen = moved(now, SURVEY + 2.6, 0.3);
  look('chosen', { opacity: chosen, transform: `scale(${mixed(0.86, 1, chosen)})` });
  look('ends', { opacity: moved(now, SURVEY + 1.3, 0.4) - moved(now, SURVEY + 3.1, 0.3) });
}

function drawScore(now, decimal) {
  const before = moved(now, SCORE + 0.9, 0.9, easeBoth);
  const after = moved(now, SCORE + 2.2, 1.8, easeBoth);
  look('before', { strokeDasharray: `${before * 100} 200`, opacity: before > 0 ? 1 : 0 });
  look('after', { strokeDasharray: `${after * 100} 200`, opacity: after > 0 ? 1 : 0 });
  look('fix', { opacity: moved(now, SCORE + 1.7, 0.4) });
  look('now', { opacity: moved(now, SCORE + 3.9, 0.3) });
  const value = mixed(3.6, 4.4, after).toFixed(1);
  byId('value').textContent = value.replace('.', decimal);
}

function drawReason(now) {
  const change = moved(now, REASON + 1.9, 1.2, easeBoth);
  for (const [index, share] of SHARES.entries()) {
    const shown = moved(now, REASON + 1 + index * 0.25, 0.6);
    const value = mixed(share.before, share.now, change);
    look(`bar-${index}`, { width: `${value * 2.2 * shown}%` });
    look(`was-${index}`, { width: `${share.before * 2.2 * shown}%` });
    byId(`share-${index}`).textContent = `${Math.round(value)}%`;
  }
}

function drawSecond(now, { score }) {
  for (const scene of document.querySelectorAll('.scene')) {
    const { from, to } = scene.dataset;
    scene.hidden = !(from && now >= Number(from) && now < Number(to));
  }
  for (const element of document.querySelectorAll('[data-in]')) {
    const { in: comesAt, out, y = '24' } = element.dataset;
    const shown = moved(now, Number(comesAt), 0.5);
    const gone = out ? moved(now, Number(out), LEAVE) : 0;
    element.style.opacity = shown * (1 - gone);
    const rise = Number(y) * (1 - shown) - 14 * gone;
    element.style.transform = Math.abs(rise) < 0.01 ? 'none' : `translateY(${rise.toFixed(2)}px)`;
  }
  drawRing('open', RING, 0.72 * moved(now, 0.4, 3, easeBoth));
  look('open', { opacity: 1 - moved(now, MESSAGE - LEAVE, LEAVE) });
  look('open-dot', { opacity: 1 - moved(now, MESSAGE - LEAVE, LEAVE) });
  drawRing('close', RING, mixed(0.72, 1, moved(now, END + 0.8, 1.8, easeBoth)));
  look('close', { opacity: moved(now, END, 0.5) });
  look('close-dot', { opacity: moved(now, END, 0.5) });
  drawCursor(now);
  drawTask(now);
  drawSurvey(now);
  drawScore(now, score.decimal);
  drawReason(now);
}

/** Renders the screens of the video with the texts of one language. */
function begin(words) {
  const scenes = [
    opening,
    messageScene,
    draftScene,
    taskScene,
    surveyScene,
    scoreScene,
    reasonScene,
    closing,
    posterScene,
  ];
  const stage = '<div class="glow"></div><div class="hairline"></div>';
  document.body.innerHTML = stage + scenes.map((scene) => scene(words)).join('');
}

window.film = {
  parts: [0, MESSAGE, DRAFT, SEND, TASK, SURVEY, SCORE, REASON, END, LENGTH],
  async begin(words) {
    begin(words);
    window.film.words = words;
    await Promise.all(
      ['400', '600'].map((weight) => document.fonts.load(`${weight} 44px 'Be Vietnam Pro'`, 'aễ')),
    );
    drawSecond(0, words);
  },
  draw: (second) => drawSecond(second, window.film.words),
  poster() {
    for (const scene of document.querySelectorAll('.scene')) scene.hidden = scene.id !== 'poster';
    drawRing('poster-ring', POSTER_RING, 0.82);
  },
};

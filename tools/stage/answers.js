// Stands in for the server: the page hears stored messages, and its questions get stored answers.
window.stage = (() => {
  const lines = [];
  let table = null;
  let sheet = null;
  let covers = [];
  let bots = [];
  let now = null;
  const tell = (message) => lines.forEach((line) => line.onmessage?.({ data: JSON.stringify(message) }));

  const answers = {
    odds: () => now.odds,
    forecast: ({ move }) => now.forecasts[move] ?? { type: 'forecast', move, number: now.number, lines: [] },
    why: ({ move }) => ({ type: 'why', move, rule: null, words: null }),
    ping: () => ({ type: 'pong' }),
  };

  class StoredLine extends EventTarget {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      super();
      lines.splice(0, lines.length, this);
      setTimeout(() => {
        this.onopen?.();
        if (table) tell(table);
        if (now) tell(now.view);
      });
    }
    send(said) {
      const message = JSON.parse(said);
      const answer = now && answers[message.type]?.(message);
      if (answer) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(answer) }));
    }
    close() {
      this.readyState = 3;
    }
  }
  window.WebSocket = StoredLine;

  const calls = [
    [/^\/api\/games$/, () => covers],
    [/^\/api\/bots$/, () => bots],
    [/\/sheet$/, () => sheet],
    [/^\/api\/me$/, () => ({ id: 'me', name: 'Ada', language: 'en', login: null })],
    [/^\/api\/(tables|mine|records|tokens)$/, () => []],
    [/^\/api\/tables\//, () => table?.table ?? {}],
  ];
  const ask = window.fetch.bind(window);
  window.fetch = (address, init) => {
    const { pathname } = new URL(address, location.href);
    const known = calls.find(([path]) => path.test(pathname));
    return known ? Promise.resolve(new Response(JSON.stringify(known[1]()), { headers: { 'Content-Type': 'application/json' } })) : ask(address, init);
  };

  return {
    know: (given) => ([covers, bots] = given),
    sit: (given) => {
      [table, sheet, now] = [given.table, given.sheet, given.first];
      history.pushState({}, '', `/table/${table.table.id}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    show: (position) => {
      now = position;
      tell(position.view);
    },
  };
})();

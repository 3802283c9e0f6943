// A stand-in for the bank's opt-in service: it remembers the choice in the cookie "banken-husker" (in, out).
window.simulatorOptIn = {
  getStatus: () => /(?:^|; )banken-husker=(in|out)/.exec(document.cookie)?.[1],
};

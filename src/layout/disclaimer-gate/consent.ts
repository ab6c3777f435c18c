/**
 * Opens the gate unless an acceptance is stored, and answers its two buttons. It is printed into every page as an inline
 * script: it may use nothing but its arguments and the browser.
 */
export function runDisclaimerGate(flagName: string, timeName: string, lifetime: number): void {
  const root = document.documentElement;
  const gate = document.getElementById('disclaimer') as HTMLDialogElement;
  const alert = gate.querySelector('[role=alert]') as HTMLElement;
  let accepted = false;

  function isStored(): boolean {
    try {
      const time = Number(localStorage.getItem(timeName));
      if (time && Math.abs(Date.now() - time) > lifetime) {
        localStorage.removeItem(flagName);
        localStorage.removeItem(timeName);
      }
      return localStorage.getItem(flagName) === 'true';
    } catch {
      // Storage is blocked: the answer counts for this visit only.
      return accepted;
    }
  }
  function show(): void {
    root.dataset['gate'] = 'open';
    // The browser takes the focus away where the address has a hash.
    if (gate.open && gate.contains(document.activeElement)) return;
    if (!gate.showModal) gate.setAttribute('open', '');
    else if (!gate.open) gate.showModal();
    gate.querySelector('h2')?.focus();
  }
  function hide(): void {
    accepted = true;
    delete root.dataset['gate'];
    if (gate.close) gate.close();
    else gate.removeAttribute('open');
  }
  function follow(): void {
    if (accepted || isStored()) hide();
    else show();
  }

  follow();
  gate.addEventListener('cancel', (event) => event.preventDefault());
  // Browsers let a second Escape through: the gate stays until it is answered.
  gate.addEventListener('close', () => accepted || show());
  gate.addEventListener('click', (event) => {
    const answer = (event.target as HTMLElement).closest<HTMLElement>('[data-answer]')?.dataset['answer'];
    if (answer === 'disagree') alert.hidden = false;
    if (answer !== 'agree') return;
    try {
      localStorage.setItem(flagName, 'true');
      localStorage.setItem(timeName, String(Date.now()));
    } catch {
      // Blocked or full: accepted for this visit.
    }
    hide();
  });
  // Answered in another tab, or before this page came back from the back/forward cache.
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
}

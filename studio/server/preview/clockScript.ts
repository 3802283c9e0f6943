/**
 * The code that moves the clock of a previewed page, before anything else in it runs. Time passes as
 * usual; timers and what is not asked for the present time stay as they are.
 * @param aheadMs how far it is ahead of the real one; negative: behind it
 */
export const clockScript = (aheadMs: number): string => `{
  const { now } = Date;
  const moved = () => now() + ${aheadMs};
  Date = new Proxy(Date, {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [moved()] : given, target),
    apply: (date) => new date(moved()).toString(),
    get: (date, name) => (name === "now" ? moved : Reflect.get(date, name)),
  });
}
`;

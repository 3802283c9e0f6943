/** The four environments of a brand. The exact host name decides which one applies (spec: portal-7). */
export const environmentNames = ["Production", "QA", "Dev", "Test"] as const;
/** Production, QA, Dev or Test. */
export type EnvironmentName = (typeof environmentNames)[number];

/**
 * How long a piece of work uses the processor, in ms. A limit of it holds on a busy machine too: what other programs do
 * meanwhile is not counted.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

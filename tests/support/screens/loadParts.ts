import { fetchSectionCode } from "#app/frame/footer/sectionCode.ts";
import { loading } from "#app/loading.ts";

/** Loads the modules of all parts that follow the first page: no test waits for a slow machine to transform them. */
export async function loadParts(): Promise<void> {
  await Promise.all(Object.values(loading).map(({ load }) => load()));
  // A part that suspends while a test renders for the first time would stay so: `render` does not wait for it.
  await fetchSectionCode();
}

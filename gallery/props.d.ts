/** Made from the TypeScript file before `?props` when the gallery is compiled or served. */
declare module "*?props" {
  import type { PropsTable } from "#contract/gallery/propsTable.ts";

  /** The properties of an object type of that file. @throws when the file has no such type */
  export const propsOf: (typeName: string) => PropsTable;
}

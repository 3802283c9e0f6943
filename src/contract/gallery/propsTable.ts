/** A property of a component or of another type, as the gallery lists it. */
export interface DocumentedProp {
  /** Name of the property. */
  readonly name: string;
  /** In TypeScript. A name for a few literals is replaced by them. */
  readonly type: string;
  /** Whether the property has to be given. */
  readonly isRequired: boolean;
  /** The value when it is left out, as code or in words. */
  readonly standard?: string;
  /** The docstring without its sentence about the default, as Markdown. Empty when there is none. */
  readonly description: string;
}

/** The properties of one type. */
export interface PropsTable {
  /** Name of the type that declares them. */
  readonly typeName: string;
  /** The properties, in the order of the source. */
  readonly props: readonly DocumentedProp[];
}

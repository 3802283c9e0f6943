/** A sentence in which a name with quotes of its own has none around it: `Kampanjen «jul»`, not `«Kampanjen «jul»»`. */
export const plainQuotes = (text: string): string => text.replaceAll(/«([^«»]*«[^«»]*»[^«»]*)»/g, "$1");

/** The name of a designer's token. A long one is broken between its groups. */
export function TokenName({ token }: { readonly token: string }) {
  const parts = token.split(".");
  return (
    <span>
      {parts.map((part, index) => (
        // The same group can be in a name twice; the parts of a name never move.
        <span key={`${index} ${part}`}>
          {part}
          {index < parts.length - 1 && (
            <>
              .<wbr />
            </>
          )}
        </span>
      ))}
    </span>
  );
}

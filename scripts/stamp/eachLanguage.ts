/** Makes something of each language of a brand, whose own is the first. */
export const eachLanguage = <One, Made>(
  [own, ...others]: readonly [One, ...One[]],
  make: (one: One) => Made,
): readonly [Made, ...Made[]] => [make(own), ...others.map((other) => make(other))];

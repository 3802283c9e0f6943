import { useEffect, useState } from "react";
import styled from "styled-components";
import { Icon } from "#ui/graphics/Icon.tsx";
import { theme } from "#ui/theme/theme.ts";
import {
  readStudioScheme,
  type StudioScheme,
  studioSchemeCookie,
  studioSchemes,
} from "#studio/document/studioScheme.ts";
import { text } from "../texts.ts";
import { Segments } from "./Segments.tsx";

const kept = (): StudioScheme => readStudioScheme(document.cookie);

function show(scheme: StudioScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === "device") delete dataset["scheme"];
  else dataset["scheme"] = scheme;
}

/** How the studio looks: as the device does, light or dark. Kept for this browser. It can be put anywhere. */
export function StudioSchemeChoice() {
  const [scheme, setScheme] = useState(kept);
  useEffect(() => {
    // Another tab can have changed it while this one was not seen.
    const follow = () => {
      show(kept());
      setScheme(kept());
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return (
    <Icons>
      <Segments<StudioScheme>
        legend={text("scheme.label")}
        choices={studioSchemes.map((value) => ({
          value,
          text: (
            <span title={text(`scheme.${value}`)}>
              <Icon path={schemeIcons[value]} size="small" />
            </span>
          ),
          name: text(`scheme.${value}`),
        }))}
        chosen={scheme}
        onChoose={(next) => {
          document.cookie = studioSchemeCookie(next);
          show(next);
          setScheme(next);
        }}
      />
    </Icons>
  );
}

/** SVG path data for `Icon`: a screen, the sun, the moon. */
const schemeIcons: Readonly<Record<StudioScheme, string>> = {
  device: "M4 5h16v11H4zM9 20h6M12 16v4",
  light:
    "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
};

const Icons = styled.div`
  flex: none;

  & label > span {
    min-width: 2.25rem;
    padding-inline: 0.25rem;

    @media (pointer: coarse) {
      min-width: ${theme.size.control};
    }
  }
`;

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
import { schemeIcons } from "./schemeIcons.ts";
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

import { useTenant } from "#core/tenant/TenantContext.tsx";
import { theme } from "#ui/theme/theme.ts";
import { Ground } from "./ColourPairs.tsx";
import { themeRoleTitle } from "./themeWords.ts";
import { Caption, Grid } from "./Section.tsx";

/** The logo at the height of a wide screen and of a phone, on the surface that it is made for; and the logo of the member scheme. */
export function LogoSamples() {
  const { name, assets } = useTenant();
  const { logo, memberLogo } = assets;
  return (
    <Grid $least="19rem">
      {(["logo", "logoCompact"] as const).map((height) => (
        <li key={height}>
          <Ground $role="header">
            {/* `header img`, for paper and for images that are made for a light ground. */}
            <header>
              <img
                src={logo.url}
                width={logo.width}
                height={logo.height}
                alt={name}
                style={{ width: "auto", height: theme.size[height] }}
              />
            </header>
          </Ground>
          <Caption>
            <span>{themeRoleTitle("size", height)}</span>
          </Caption>
        </li>
      ))}
      {memberLogo !== undefined && (
        <li>
          <Ground $role="surface">
            <img src={memberLogo.url} width={memberLogo.width} height={memberLogo.height} alt="" />
          </Ground>
          <Caption>
            <span>Logoen til medlemsordningen</span>
          </Caption>
        </li>
      )}
    </Grid>
  );
}

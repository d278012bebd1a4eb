// What build.js makes of files that are no modules.

declare module "*.css";

declare module "catalogues" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}

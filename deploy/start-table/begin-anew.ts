/** What to type to begin anew with this data folder and no other. For a shell, so a folder with odd signs is quoted. */
export function beginAnew(dataFolder: string, options = ''): string {
  const folder = /^[\w./@%+=:,-]+$/.test(dataFolder) ? dataFolder : `'${dataFolder.replaceAll("'", String.raw`'\''`)}'`
  return `npm start -- --fresh --data ${folder}${options}`
}

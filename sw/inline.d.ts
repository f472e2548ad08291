/** A picture within the script, as the address of its own data. */
declare module '*.png?inline' {
  const address: string
  export default address
}

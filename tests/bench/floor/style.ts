/** The whole style of the floor, as somebody would write it by hand for the same words. */
export const floorStyle = `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1c2b28;background:#fbfaf6}a{color:#0d5c4d}
header,footer{background:#0d3b34;color:#fff;padding:12px 16px}header a,footer a{color:#fff;text-decoration:none;margin-right:12px;display:inline-block;padding:4px 0}
.top{font-size:13px;opacity:.9}.brand{font:600 20px Georgia,serif}nav{font-size:14px}.hero{position:relative;background:#e9e4d6}.hero svg{display:block;width:100%;height:200px}
.hero h1{margin:0;padding:16px;font:600 28px/1.2 Georgia,serif}.crumb{padding:12px 16px 0;font-size:13px}main{max-width:1120px;margin:auto}section,.lead{padding:16px}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(280px,1fr))}.card{background:#fff;border:1px solid #e2ddcf;border-radius:10px;padding:16px}
h2,h3{font:600 20px/1.3 Georgia,serif;margin:0 0 8px}ul{padding-left:18px;margin:0}li{margin:4px 0}footer{margin-top:24px;font-size:14px}`;

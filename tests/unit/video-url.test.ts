import { expect, test } from 'vitest';
import { readVideo, videoEmbedHref } from '../../src/lib/video-url.ts';

const id = 'aqz-KE-bpKQ';

test.each([
  [`https://www.youtube.com/watch?v=${id}`, 0],
  [`https://m.youtube.com/watch?app=desktop&v=${id}&list=PL123&index=2`, 0],
  [`https://youtu.be/${id}?si=abc`, 0],
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${id}#t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?v=${id}&time_continue=7`, 7],
  [`https://www.youtube.com/watch?v=${id}&t=soon`, 0],
  [`https://www.youtube.com/shorts/${id}?feature=share`, 0],
  [`https://www.youtube.com/embed/${id}?start=30&autoplay=1`, 30],
  [`https://www.youtube-nocookie.com/embed/${id}/`, 0],
])('an address of a video %s', (address, start) => {
  expect(readVideo(address)).toEqual({ id, start });
});

test.each([
  `javascript:alert("youtube.com/watch?v=${id}")`,
  `data:text/html,https://youtu.be/${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  'https://www.youtube.com/watch?v="><script>1',
  'https://www.youtube.com/embed/videoseries?list=PL123',
  'https://vimeo.com/76979871',
])('no address of a video: %s', (address) => {
  expect(readVideo(address)).toBeNull();
});

test('the frame is the privacy-enhanced one and starts where the address says', () => {
  expect(videoEmbedHref({ id, start: 0 })).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
  expect(videoEmbedHref({ id, start: 90 }, { autoplay: true })).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?start=90&autoplay=1`,
  );
});

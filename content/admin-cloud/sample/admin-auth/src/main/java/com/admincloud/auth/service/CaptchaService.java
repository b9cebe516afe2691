package com.admincloud.auth.service;

import com.admincloud.auth.controller.AccountController.Captcha;
import java.awt.Color;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.UUID;
import javax.imageio.ImageIO;
import lombok.RequiredArgsConstructor;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;

/** An image of four digits. Each can be answered once, within two minutes. */
@Service
@RequiredArgsConstructor
public class CaptchaService {
    private static final SecureRandom RANDOM = new SecureRandom();
    private final StringRedisTemplate redis;

    public Captcha create() {
        String digits = String.valueOf(1000 + RANDOM.nextInt(9000));
        String id = UUID.randomUUID().toString();
        redis.opsForValue().set("captcha:" + id, digits, Duration.ofMinutes(2));
        return new Captcha(id, "data:image/png;base64," + Base64.getEncoder().encodeToString(draw(digits)));
    }

    public boolean matches(String id, String answer) {
        return id != null && answer != null && answer.equals(redis.opsForValue().getAndDelete("captcha:" + id));
    }

    private static byte[] draw(String digits) {
        BufferedImage image = new BufferedImage(120, 40, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 120, 40);
        graphics.setColor(Color.DARK_GRAY);
        graphics.setFont(new Font(Font.MONOSPACED, Font.BOLD, 26));
        for (int index = 0; index < digits.length(); index++) {
            graphics.drawString(digits.substring(index, index + 1), 12 + index * 26, 24 + RANDOM.nextInt(10));
        }
        for (int line = 0; line < 5; line++) {
            graphics.drawLine(RANDOM.nextInt(120), RANDOM.nextInt(40), RANDOM.nextInt(120), RANDOM.nextInt(40));
        }
        graphics.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
